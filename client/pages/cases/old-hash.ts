/**
 * The case study that an old link to the list means.
 * @param hash `#case-{n}`, n counting from 1 in list order.
 */
export function caseOfHash<T>(
	hash: string,
	studies: readonly T[],
): T | undefined {
	const number = /^#case-(\d+)$/.exec(hash)?.[1];
	return number === undefined ? undefined : studies[Number(number) - 1];
}
