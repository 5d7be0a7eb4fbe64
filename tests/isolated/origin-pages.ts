import type { RequestListener, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'

const page = '<!doctype html><title>Good</title><p>A page that may be read.</p>'
const megabyte = 1024 * 1024
/** 256 MB unpacked: sixteen members of 16 MB, which gzip allows in a row. */
const gzipBomb = Buffer.concat(Array(16).fill(gzipSync(Buffer.alloc(16 * megabyte))))
const brotliBomb = brotliCompressSync(Buffer.alloc(32 * megabyte), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

/** A public site's good and bad behaviour, each at its own path. `fill` puts real ports into an address. */
export function originPages(fill: (text: string) => string): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://origin.example.net')
    const query = (name: string) => url.searchParams.get(name) ?? ''
    const html = (headers = {}) => response.writeHead(200, { 'content-type': 'text/html', ...headers })
    response.on('error', () => {})

    const redirect = /^\/r(\d{3})?$/.exec(url.pathname)
    if (redirect) {
      response.writeHead(Number(redirect[1] ?? 302), { location: fill(query('to')) }).end()
      return
    }

    switch (url.pathname) {
      case '/ok':
        html({ 'set-cookie': 'seen=1' }).end(page)
        break
      case '/loop': {
        const left = Number(query('left'))
        if (left === 0) html().end(page)
        else response.writeHead(302, { location: `/loop?left=${left - 1}`, 'set-cookie': 'seen=1' }).end()
        break
      }
      case '/refresh': {
        const to = fill(query('to'))
        html({ refresh: `0; url=${to}` }).end(`<meta http-equiv="refresh" content="0; url=${to}">${page}`)
        break
      }
      case '/type':
        response.writeHead(200, { 'content-type': query('t') }).end(query('body') || page)
        break
      case '/status':
        response.writeHead(Number(query('s')), { 'content-type': 'text/html' }).end(page)
        break
      case '/packed': {
        const pack = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }[query('coding')]
        html({ 'content-encoding': query('coding') }).end(pack?.(page) ?? 'neither packed nor a page')
        break
      }
      case '/gzbomb':
        html({ 'content-encoding': 'gzip' }).end(gzipBomb)
        break
      case '/brbomb':
        html({ 'content-encoding': 'br' }).end(brotliBomb)
        break
      case '/big':
        html({ ...(query('declared') && { 'content-length': 12 * megabyte }) }).end(Buffer.alloc(12 * megabyte, 'a'))
        break
      case '/endless':
        html()
        pour(response)
        break
      case '/headers':
        html({ 'x-padding': 'a'.repeat(Number(query('bytes'))) }).end(page)
        break
      case '/endless-headers':
        request.socket.write('HTTP/1.1 200 OK\r\n')
        every(10, response, () => request.socket.write(`x-more: ${'a'.repeat(1000)}\r\n`))
        break
      case '/early-hints':
        every(50, response, () => response.writeEarlyHints({ link: '</a.css>; rel=preload' }))
        break
      case '/drip': {
        // Ends after two seconds with a whole page, never idle for longer than a tenth of a second.
        html()
        let left = 20
        every(100, response, () => {
          response.write('a')
          left -= 1
          if (left === 0) response.end(page)
        })
        break
      }
      case '/hang':
        break
      case '/cut':
        html({ 'content-length': 1000 }).write('half a page')
        setTimeout(() => request.socket.destroy(), 50)
        break
      case '/not-http':
        request.socket.end('SSH-2.0-OpenSSH_9.6\r\n')
        break
      default:
        response.writeHead(404, { 'content-type': 'text/html' }).end(page)
    }
  }
}

function every(ms: number, response: ServerResponse, act: () => void): void {
  const timer = setInterval(act, ms)
  response.on('close', () => clearInterval(timer))
  response.on('finish', () => clearInterval(timer))
}

/** Sends endlessly, as fast as the reader takes it. */
function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, 'a')
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}
