import { expect, test } from "vitest";
import { phoneUrl, whatsappUrl } from "../../shared/operator.ts";

test.each([
	["+49 (0)30 1234567", "tel:+49301234567", "https://wa.me/49301234567"],
	["+90 (232) 000 00 00", "tel:+902320000000", "https://wa.me/902320000000"],
	["030 / 123-4567", "tel:0301234567", "https://wa.me/0301234567"],
])("%s is dialled from everywhere", (phone, call, chat) => {
	expect([phoneUrl(phone), whatsappUrl(phone)]).toEqual([call, chat]);
});
