/** Whether a file is named by an address of the web. */
export const isAddress = (file: string) => /^https?:\/\//i.test(file)
