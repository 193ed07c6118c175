export async function publicHttp<T>(url: string, init: RequestInit): Promise<T> { return (await fetch(url, init)).json() as T }
export const tokenHttp = publicHttp
export const originHttp = publicHttp
