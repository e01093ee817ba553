/** The token of an `Authorization` header (RFC 6750), if it carries one. */
export const bearerToken = (authorization: string | null | undefined): string | undefined =>
	/^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
