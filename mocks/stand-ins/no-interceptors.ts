/*
 * Stands in for msw's interceptors of fetch, XMLHttpRequest and WebSocket in the demo's page, by an alias in
 * vite.config.ts. The service worker answers every call, and the page reports its absence before msw would use these.
 */
class NoInterceptor {
  predicate(): boolean {
    return false
  }

  on(): void {}

  removeListener(): void {}
}

export {
  NoInterceptor as FetchInterceptor,
  NoInterceptor as WebSocketClientConnection,
  NoInterceptor as WebSocketInterceptor,
  NoInterceptor as WebSocketServerConnection,
  NoInterceptor as XMLHttpRequestInterceptor,
}
