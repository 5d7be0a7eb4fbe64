import { limits } from '#shared/rules/limits'

/** A file's name without its path and invisible characters; empty where nothing else was there. */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const visible = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim()
  return visible.slice(0, limits.fileNameCharacters).trimEnd().replace(/^\.+$/, '')
}
