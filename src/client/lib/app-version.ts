declare const __APP_VERSION__: string | undefined

/** The version this code was built as, which may be older than the server's until the page is loaded again. */
export const appVersion = typeof __APP_VERSION__ === 'undefined' ? 'development' : __APP_VERSION__
