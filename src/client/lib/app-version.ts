declare const __APP_VERSION__: string | undefined

/** The version of this code, which may be older than the server's until the page reloads. */
export const appVersion = typeof __APP_VERSION__ === 'undefined' ? 'development' : __APP_VERSION__
