import { strFromU8, unzipSync } from 'fflate'
import type { Browser } from './browser-session.ts'

export interface Export {
  /** The bytes of each file, by name. */
  files: Record<string, Uint8Array>
  /** A JSON file's content. */
  json: <T>(name: string) => T
}

/** Downloads someone's data. */
export async function readExport(person: Browser): Promise<Export> {
  const response = await person.get('/api/user/export')
  if (response.status !== 200) throw new Error(`No export: ${await response.text()}`)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return { files, json: <T>(name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as T }
}
