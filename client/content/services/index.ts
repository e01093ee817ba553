import { inEachLanguage } from "../../i18n/copy.ts";
import type { ServicesCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const services = inEachLanguage<ServicesCopy>({ tr, de, en });
