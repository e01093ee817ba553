/** The areas in the order of their pictures, through which one line runs, and of their sections. */
export const AREAS = ["sales", "marketing", "customer-communication"] as const;

/** The anchor of an area's section. */
export const areaId = (area: (typeof AREAS)[number]) => `area-${area}`;

/** The case study that the marketing section cites. */
export const MARKETING_CASE = "salevium";
