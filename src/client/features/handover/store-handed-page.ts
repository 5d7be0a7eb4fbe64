import { readDraft, writeDraft } from '#client/lib/drafts'
import type { HandedPage } from '#shared/handover/handed-page'
import { limits } from '#shared/rules/limits'
import { draftKey, type KeptPage, type PackedPage } from './kept-page.ts'

export interface Arrival {
  page: KeptPage
  outcome: 'kept' | 'tooLarge' | 'notKept'
}

/** Stores a page in place of any previous one, compressed: a tab has room for some five million characters. */
export async function storeHandedPage({ html, url, title }: HandedPage): Promise<Arrival> {
  const page: KeptPage = { url, title, bytes: new Blob([html]).size }
  if (page.bytes > limits.handedOverBytes) return { page, outcome: 'tooLarge' }
  const packed: PackedPage = { ...page, packed: await pack(html) }
  return { page, outcome: writeDraft(draftKey, packed) ? 'kept' : 'notKept' }
}

/** @throws Error when there is none, or it can't be unpacked */
export async function readKeptHtml(): Promise<string> {
  const draft = readDraft<PackedPage>(draftKey)
  if (!draft) throw new Error('No page is kept')
  return await unpack(draft.packed)
}

async function pack(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')))
  const steps: string[] = []
  for (let at = 0; at < bytes.length; at += stepBytes) {
    steps.push(String.fromCharCode(...bytes.subarray(at, at + stepBytes)))
  }
  return btoa(steps.join(''))
}

/** The maximum for one call's arguments. */
const stepBytes = 8_192

async function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new TextDecoder().decode(await bytesOf(stream))
}

async function bytesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
