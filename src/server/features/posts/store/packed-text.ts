import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** A long text in its stored, compressed form. */
export function packText(text: string): Promise<Buffer> {
  return compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** @param packed libsql hands bytes back as an ArrayBuffer, pg as a Buffer */
export async function unpackText(packed: ArrayBuffer | Buffer): Promise<string> {
  return (await decompress(new Uint8Array(packed))).toString('utf8')
}
