/** A fake XMLHttpRequest for uploads; each test ends a request as it wants. Stub the global with it. */
export class FakeUpload {
  /** Sent ones, the latest last. */
  static sent: FakeUpload[] = []

  status = 0
  responseText = ''
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {}
  url = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}

  open(_method: string, url: string): void {
    this.url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(): void {
    FakeUpload.sent.push(this)
  }
  abort(): void {
    this.onabort()
    this.onloadend()
  }

  answer(status: number, body: object | string): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload()
    this.onloadend()
  }
  breakOff(): void {
    this.onerror()
    this.onloadend()
  }
}
