import {
	type FormEvent,
	useCallback,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import type { FieldName } from "../../shared/forms/field-schemas.ts";
import type { HiddenFields } from "../../shared/forms/form-token.ts";
import { actionOf, HONEYPOT, type SiteForm, type Submission } from "../../shared/forms/forms.ts";
import type { FormOutcome } from "../../shared/forms/page-form.ts";
import { trackForm } from "../analytics/events.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { prepareToasts, useToast } from "../notifications/toast.tsx";
import { isFieldName, keepDraft, readDraft } from "./draft.ts";
import { EMPTY_VALUES } from "./form-state.ts";
import { createFormStore } from "./form-store.ts";
import { typedForm } from "./typed-form.ts";

interface ToastText {
	title: string;
	description: string;
}

interface EnabledUse {
	enabled: true;
	toasts: {
		errorToast: ToastText;
		/** Shown whenever the form was sent. */
		successToast?: ToastText;
		/** Shown if the form was sent after the visitor has left its page. */
		arrivedToast?: ToastText;
	};
	/** Like `hidden` absent in a dialog, which does not exist without JavaScript. */
	outcome?: FormOutcome;
	hidden?: HiddenFields;
}

/** A form that sends nothing (specification §5). */
interface DisabledUse {
	enabled: false;
	log(lead: Submission): void;
	/** Whether the fields stay filled in afterwards. */
	keepsValues: boolean;
}

export type Form = ReturnType<typeof useForm>;

/** A form of the site: its state (`form-state.ts`) and the attributes of its elements. */
export function useForm(definition: SiteForm, use: EnabledUse | DisabledUse) {
	const language = useLanguage();
	const toast = useToast();
	const start = use.enabled ? use : undefined;
	const [store] = useState(() => createFormStore(definition, start));
	const { subscribe, getState } = store;
	const state = useSyncExternalStore(subscribe, getState, getState);
	const submitting = state.step === "submitting";
	const element = useRef<HTMLFormElement>(null);
	const button = useFocusKept(submitting);

	/** Loads the code for sending, including the toast that says that there is no connection. */
	const prepare = useCallback(() => {
		store.prepare();
		prepareToasts();
	}, [store]);

	function change(field: FieldName, value: string) {
		const { touched } = getState();
		store.dispatch({ type: "change", field, value });
		if (use.enabled && !touched && getState().touched) prepare();
	}

	const onHydrated = useEffectEvent(() => {
		if (element.current) {
			// From here on the site's own messages stand beside the fields.
			element.current.noValidate = true;
			// The visitor may have typed before hydration.
			for (const [name, value] of new FormData(typedForm(element.current))) {
				if (isFieldName(name) && typeof value === "string") change(name, value);
			}
		}
		const { source } = definition;
		// A post without JavaScript was taken.
		if (getState().step === "sent") return keepDraft(source, EMPTY_VALUES);
		for (const [name, value] of readDraft(source)) {
			if (!getState().values[name]) change(name, value);
		}
	});
	useEffect(() => onHydrated(), []);

	const report = ({ toasts }: EnabledUse) => ({
		taken(isShown: boolean) {
			trackForm(definition.source, true);
			const text = toasts.successToast ?? (isShown ? undefined : toasts.arrivedToast);
			if (text) toast({ ...text, tone: "success" });
		},
		failed() {
			trackForm(definition.source, false);
			toast({ ...toasts.errorToast, tone: "error", isBrief: true });
		},
	});

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		// Not the values of the last render: text typed before hydration is not rendered yet.
		const { values } = getState();
		const fields = {
			...values,
			timestamp: new Date().toISOString(),
			source: definition.source,
			language,
			page: window.location.pathname,
		};
		const checked = definition.parse(fields);
		if ("problems" in checked) {
			const { problems } = checked;
			store.dispatch({ type: "refuse", problems });
			inputOf(event.currentTarget, problems[0]?.field)?.focus();
		} else if (use.enabled) {
			const honeypot = inputOf(event.currentTarget, HONEYPOT)?.value;
			store.submit({ ...fields, [HONEYPOT]: honeypot }, report(use));
		} else {
			use.log(checked.lead);
			store.submitNowhere(use.keepsValues ? values : EMPTY_VALUES);
		}
	}

	return {
		...state,
		definition,
		/** The outcome of a post without JavaScript. */
		outcome: start?.outcome,
		hidden: start?.hidden,
		prepare,
		change,
		/** The values now, also those that changed since the last render. */
		read: () => getState().values,
		reset: () => store.dispatch({ type: "reset" }),
		/**
		 * Attributes of the form element. Without JavaScript an enabled form posts to the server. The method
		 * of a disabled one is "dialog", which does nothing outside of a dialog: what was typed never gets
		 * into a URL.
		 */
		formProps: {
			ref: element,
			method: use.enabled ? "post" : "dialog",
			action: use.enabled ? actionOf(definition, language) : undefined,
			noValidate: use.enabled,
			onSubmit,
		},
		/** Attributes of the button that submits the form. */
		buttonProps: { ref: button, type: "submit", disabled: submitting },
	} as const;
}

/** The form's input of a name. */
function inputOf(form: HTMLFormElement, name: string | undefined) {
	const input = form.elements.namedItem(name ?? "");
	return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
		? input
		: undefined;
}

/** The ref of a button. A disabled button loses the focus; it gets it back when the form stays. */
function useFocusKept(submitting: boolean) {
	const button = useRef<HTMLButtonElement>(null);
	const submitted = useRef(false);
	useEffect(() => {
		if (submitted.current && document.activeElement === document.body) button.current?.focus();
		submitted.current = submitting;
	}, [submitting]);
	return button;
}
