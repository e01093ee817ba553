import { type DataRouteMatch, type DataRouteObject, data, redirect } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { loadMatches } from "../../client/start/load-matches.ts";

const match = (route: DataRouteObject): DataRouteMatch => ({
	route,
	params: {},
	pathname: "/",
	pathnameBase: "/",
});

const frame = match({ id: "frame", loader: () => "new frame" });
const layout = match({ id: "layout", hasErrorBoundary: true });

/** Loads a page below the frame, whose data is known. */
const load = (loader: () => unknown) => {
	const page = match({ id: "page", loader });
	return loadMatches(
		[frame, layout, page],
		new Set([page]),
		{ frame: "frame", left: "another page's" },
		new URL("https://vitrin.example/tr"),
		new AbortController().signal,
	);
};

describe("the data of a place in the browser", () => {
	it("is that of its routes alone, new where it is outdated", async () => {
		expect(await load(() => data("page", { status: 404 }))).toEqual({
			loaderData: { frame: "frame", page: "page" },
			errors: null,
		});
	});

	it("is an error at the closest route with an error page", async () => {
		const error = new Error("No answer came");
		expect(await load(() => Promise.reject(error))).toEqual({
			loaderData: { frame: "frame" },
			errors: { layout: error },
		});
	});

	it("is the path of a redirect", async () => {
		expect(await load(() => redirect("/tr/blog"))).toEqual({
			redirect: "/tr/blog",
		});
	});
});
