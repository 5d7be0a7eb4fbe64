import { parseAddress } from './parse-address.ts'

/** The name a source goes by where several are told apart: its title, else its outlet, else the host it was read at. */
export function nameOfSource(source: { title: string | null; siteName?: string | null; url: string | null }): string {
  return source.title || source.siteName || hostOf(source.url)
}

function hostOf(url: string | null): string {
  return parseAddress(url ?? '')?.hostname.replace(/^www\./, '') ?? ''
}
