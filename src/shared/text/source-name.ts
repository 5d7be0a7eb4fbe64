import { parseAddress } from './parse-address.ts'

/** What sources are called: in prompts, source lines, lists and graphics alike. */

interface Named {
  siteName?: string | null
  url: string | null
}

/** The name of one of several sources: its title, else its outlet. */
export function nameOfSource(source: Named & { title: string | null }): string {
  return source.title || outletOf(source) || ''
}

/** The title of the card LinkedIn shows of a link: the page's, else its host. The post's own title is private. */
export function linkTitleOf({ title, url }: { title: string | null; url: string | null }): string {
  return title || hostOf(url) || ''
}

/** As its readers know it: the name the site gives itself, else its host. An archive is not the outlet. */
export function outletOf({ siteName, url }: Named): string | null {
  const name = siteName?.trim() ?? ''
  return name !== '' && !isAddress(name) ? name : (hostOf(originalOf(url)) ?? hostOf(name))
}

/** 'news.example' for 'https://www.news.example/story'; null for other text. */
export function hostOf(url: string | null | undefined): string | null {
  return parseAddress(url ?? '')?.hostname.replace(/^www\./, '') || null
}

/** The address of which an archive keeps a copy; any other address as it is. */
export function originalOf(url: string | null): string | null {
  return (url && archived.exec(url)?.[1]) ?? url
}

/** No name for anything published: what sites call themselves that did not name themselves. */
export function isAddress(name: string): boolean {
  return /^(?:https?:\/\/|www\.)|^(?:web\.)?archive\.(?:org|ph|today|is|li|vn|fo|md)$/i.test(name)
}

const archived =
  /^https?:\/\/(?:web\.archive\.org\/web\/\d{4,14}[a-z_]{0,4}|archive\.(?:ph|today|is|li|vn|fo|md)\/(?:o\/\w+|\d{4,14}))\/(https?:\/\/\S+)$/i
