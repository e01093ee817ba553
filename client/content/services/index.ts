import { inEachLanguage } from "../../i18n/copy.ts";
import type { ServicesCopy } from "../../pages/services/copy.ts";
import { de } from "../../pages/services/de.ts";
import { en } from "../../pages/services/en.ts";
import { tr } from "../../pages/services/tr.ts";

export const services = inEachLanguage<ServicesCopy>({ tr, de, en });
