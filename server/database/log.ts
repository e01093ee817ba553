/** As much of the server's log as the database needs. */
export interface Log {
	debug(message: string): void;
	info(message: string): void;
	warn(message: string): void;
	error(message: string): void;
}
