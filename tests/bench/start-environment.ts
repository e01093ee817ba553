/** What `npm start` and the image set beside the configuration, so that a measured server is the real one. */
export const START_ENVIRONMENT = {
	NODE_COMPILE_CACHE: "node_modules/.cache/compiled",
	NODE_OPTIONS: "--expose-gc --max-semi-space-size=16 --max-old-space-size=384",
	MALLOC_ARENA_MAX: "1",
	MALLOC_MMAP_THRESHOLD_: "131072",
	MALLOC_TRIM_THRESHOLD_: "131072",
};
