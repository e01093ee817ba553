import { phoneUrl } from "../../shared/operator.ts";
import { useQuickAnalysis } from "./context.tsx";

/** A chat in WhatsApp takes the number's digits alone. */
const whatsappUrl = (number: string) => `https://wa.me/${number.replaceAll(/\D/g, "")}`;

/** The firm's telephone and WhatsApp; nothing where the settings have neither. */
export function DirectContact({ titled = false }: { titled?: boolean }) {
	const { phone, whatsapp, copy } = useQuickAnalysis().direct;
	if (!phone && !whatsapp) return null;
	return (
		<div className="compact">
			{titled && <p className="muted">{copy.title}</p>}
			<ul className="row quiet-links">
				{phone && (
					<li>
						<a className="touch" href={phoneUrl(phone)}>
							{copy.phone} {phone}
						</a>
					</li>
				)}
				{whatsapp && (
					<li>
						<a className="touch" href={whatsappUrl(whatsapp)}>
							{copy.whatsapp}
						</a>
					</li>
				)}
			</ul>
		</div>
	);
}
