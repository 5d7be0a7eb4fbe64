/** An HTTP client like a browser: keeps cookies, and sends the origin with each write. */
export class Browser {
  readonly #url: string
  readonly #address: string
  #cookies = new Map<string, string>()

  /** @param address the client's address, as a reverse proxy forwards it */
  constructor(url: string, address: string) {
    this.#url = url
    this.#address = address
  }

  get(path: string, headers?: Record<string, string>): Promise<Response> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response> {
    return this.send('POST', path, body, headers)
  }

  patch(path: string, body?: unknown): Promise<Response> {
    return this.send('PATCH', path, body)
  }

  delete(path: string): Promise<Response> {
    return this.send('DELETE', path)
  }

  /** @param body a FormData or bytes are sent unchanged, anything else as JSON */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    options: { signal?: AbortSignal } = {},
  ): Promise<Response> {
    const isRaw = body instanceof FormData || body instanceof Uint8Array
    const response = await fetch(`${this.#url}${path}`, {
      method,
      redirect: 'manual',
      ...options,
      headers: {
        'x-forwarded-for': this.#address,
        ...(method !== 'GET' && { origin: this.#url }),
        ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }),
        ...(this.#cookies.size > 0 && {
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  /** As `send`, with a serialized body. */
  sendText(method: string, path: string, body: string | undefined, headers: Record<string, string> = {}) {
    return this.send(method, path, body === undefined ? undefined : new TextEncoder().encode(body), headers)
  }

  /** The cookies, for a real browser that continues this session. */
  cookies(): { name: string; value: string; url: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.#url }))
  }

  /** A copy with the same cookies, as another tab, another server's visitor or a thief would have them. */
  clone(url = this.#url): Browser {
    const copy = new Browser(url, this.#address)
    copy.#cookies = new Map(this.#cookies)
    return copy
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
