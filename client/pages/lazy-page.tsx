import type { ComponentType } from "react";
import type { ShouldRevalidateFunction } from "react-router-dom";

/** What a page's module exports to the router. */
interface PageModule {
	Component: ComponentType;
	/** For a page that reads its query itself: it needs no new data when only the query changes. */
	shouldRevalidate?: ShouldRevalidateFunction;
}

export type LazyPage = ReturnType<typeof lazyPage>;

/**
 * A page whose code is loaded by its route's loader. The `lazy` of React Router remembers a failure as
 * long as the document is open, so that the page could never be shown any more.
 */
export function lazyPage(importModule: () => Promise<PageModule>) {
	let loaded: PageModule | undefined;
	return {
		/** Loads the code. @throws where no answer came; the next call tries again. */
		async load(): Promise<void> {
			loaded = await importModule();
		},
		Component: () => loaded && <loaded.Component />,
		shouldRevalidate: ((options) =>
			loaded?.shouldRevalidate?.(options) ??
			options.defaultShouldRevalidate) satisfies ShouldRevalidateFunction,
	};
}

/** Whether a route's handle is its page. */
export const isLazyPage = (handle: unknown): handle is LazyPage =>
	typeof handle === "object" && handle !== null && "load" in handle;
