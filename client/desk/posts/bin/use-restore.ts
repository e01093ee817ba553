import { useNavigate } from "react-router-dom";
import type { PostAnswer } from "../../../../shared/desk/posts.ts";
import { request } from "../../api/request.ts";
import { useChange } from "../../parts/use-change.ts";
import { announce } from "../announce.ts";

/** Takes a post or a picture out of the bin, and opens its post. */
export function useRestore() {
	const navigate = useNavigate();
	return useChange(
		/** @param path such as `posts/<id>`. @param message the toast's text afterwards. */
		({ path }: { path: string; message: string }) =>
			request<PostAnswer>(`/bin/${path}`, { method: "POST" }),
		{
			reads: ["posts"],
			toastsErrors: true,
			done({ id }, { message }) {
				announce(message);
				navigate(`/posts/${id}`);
			},
		},
	);
}
