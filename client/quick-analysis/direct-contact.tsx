import { fill } from "../../shared/fill.ts";
import { phoneUrl, whatsappUrl } from "../../shared/operator.ts";
import { useQuickAnalysis } from "./context.tsx";

const PHONE =
	"M6 4h3.2l1.6 4.2-2 1.4a11.5 11.5 0 0 0 5.6 5.6l1.4-2 4.2 1.6V18a2 2 0 0 1-2.2 2A15.6 15.6 0 0 1 4 6.2 2 2 0 0 1 6 4Z";

const CHAT = "m4 20 1.2-4.2A8 8 0 1 1 8.3 18.8Z";

const MAIL = "M4 6h16v12H4ZM4 7l8 6 8-6";

const Icon = ({ path, size }: { path: string; size: number }) => (
	<svg className="lines" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
		<path d={path} />
	</svg>
);

/**
 * The firm's telephone, WhatsApp and, where it is given, e-mail address; nothing where there is none of them.
 * @param titled says what they are for: instead of the form, or after it.
 */
export function DirectContact({
	titled,
	email,
}: {
	titled?: "instead" | "after" | undefined;
	email?: string | undefined;
}) {
	const { phone, whatsapp, speaker, copy } = useQuickAnalysis().direct;
	if (!phone && !whatsapp && !email) return null;
	const instead = speaker ? fill(copy.speaker, { name: speaker }) : copy.title;
	return (
		<div className="compact">
			{titled && <p className="muted">{titled === "after" ? copy.after : instead}</p>}
			<ul className="row">
				{phone && (
					<li>
						<a className="touch" href={phoneUrl(phone)} aria-label={`${copy.phone} ${phone}`}>
							<Icon path={PHONE} size={20} />
							{phone}
						</a>
					</li>
				)}
				{whatsapp && (
					<li>
						<a className="touch" href={whatsappUrl(whatsapp)}>
							<Icon path={CHAT} size={20} />
							{copy.whatsapp}
						</a>
					</li>
				)}
				{email && (
					<li>
						<a className="touch" href={`mailto:${email}`}>
							<Icon path={MAIL} size={20} />
							{email}
						</a>
					</li>
				)}
			</ul>
		</div>
	);
}

/** WhatsApp as a button beside the call to action; nothing where the settings have no number. */
export function ChatButton({ className }: { className: string | undefined }) {
	const { whatsapp, copy } = useQuickAnalysis().direct;
	if (!whatsapp) return null;
	return (
		<a className={`icon ${className}`} href={whatsappUrl(whatsapp)} aria-label={copy.whatsapp}>
			<Icon path={CHAT} size={24} />
		</a>
	);
}
