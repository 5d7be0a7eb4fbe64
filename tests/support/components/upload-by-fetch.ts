/**
 * An XMLHttpRequest whose call is answered like one of fetch, so that a test answers both in one place. All of the body
 * is sent at once.
 */
export class UploadByFetch {
  status = 0
  responseText = ''
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  readonly #headers = new Headers()
  #method = ''
  #address = ''

  open(method: string, address: string): void {
    this.#method = method
    this.#address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  send(body: Blob): void {
    this.upload.onprogress?.({ loaded: body.size, total: body.size })
    fetch(this.#address, { method: this.#method, headers: this.#headers, body })
      .then(async (response) => {
        this.status = response.status
        this.responseText = await response.text()
        this.onload()
      })
      .catch(() => this.onerror())
  }
}
