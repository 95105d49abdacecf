/**
 * Version of what this package promises to a remote. A release states the version it was built
 * against; the shell refuses one that differs. Raise it with every breaking change of this package.
 */
export const CONTRACT_VERSION = 2
