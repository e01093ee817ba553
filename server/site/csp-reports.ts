/** The path that browsers report violations of a page's policy to (plugins/csp-reports.ts). */
export const CSP_REPORTS = "/api/csp-report";
