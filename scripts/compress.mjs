import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressible = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/
/** Below this size compression saves no packet. */
const smallestBytes = 1_000

/** Writes a .gz and a .br next to every text file below a folder, for the server to send directly. */
export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file) {
  const bytes = readFileSync(file)
  if (bytes.length < smallestBytes) return
  const [zipped, brotli] = await Promise.all([promisify(gzip)(bytes, { level: 9 }), promisify(brotliCompress)(bytes)])
  writeFileSync(`${file}.gz`, zipped)
  writeFileSync(`${file}.br`, brotli)
}
