/** What the shop's page keeps in the browser: its token under a key of the local storage, and the backend under a name. */
export const shopPage = { session: 'token', storageName: 'suvarnika' } as const
