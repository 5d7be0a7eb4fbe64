import { unreadable } from './sentences.ts'

/** Sites whose pages hold no article for a visitor who is not signed in, or no text at all. */
const walledSites: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'x.com': 'X',
  'twitter.com': 'X',
  'linkedin.com': 'LinkedIn',
  'lnkd.in': 'LinkedIn',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'fb.watch': 'Facebook',
  'instagram.com': 'Instagram',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'tiktok.com': 'TikTok',
}

/** Doors to the same pages (`m.`, `de.`). Other subdomains are sites of their own, such as a company's blog. */
const door = /^(?:www|m|mobile|web|music|vm|vt|[a-z]{2})\./

/** @throws AppError source_unreadable, naming the site */
export function refuseWalledSite(hostname: string): void {
  const domain = [hostname, hostname.replace(door, '')].find((name) => Object.hasOwn(walledSites, name))
  if (domain) throw unreadable(`${walledSites[domain]} links can't be read. Paste the text instead.`)
}
