/** A made-up publisher with everything that the settings know. */
export const OPERATOR = {
	OPERATOR_NAME: "Örnek Yazılım Ticaret Limited Şirketi",
	OPERATOR_FORM: "Limited şirket",
	OPERATOR_REPRESENTATIVE: "Ayşe Örnek",
	OPERATOR_EDITOR: "Ayşe Örnek, Örnek Sokak 1, İzmir",
	OPERATOR_ADDRESS: "Örnek Sokak 1, 35000 İzmir, Türkiye",
	OPERATOR_EMAIL: "merhaba@ornek.example",
	OPERATOR_PHONE: "+90 232 000 00 00",
	OPERATOR_KEP: "ornek@hs01.kep.example",
	OPERATOR_MERSIS: "0000000000000000",
	OPERATOR_REGISTER: "İzmir Ticaret Sicili, 000000",
	OPERATOR_VAT_ID: "0000000000",
	OPERATOR_AUTHORITY: "Örnek Kurumu",
	OPERATOR_EU_REPRESENTATIVE: "Muster GmbH, Musterweg 1, Berlin",
	OPERATOR_PRIVACY_CONTACT: "kvkk@ornek.example",
	OPERATOR_RECEIVERS: "Muster Hosting GmbH (Almanya); Örnek Otomasyon A.Ş.",
};
