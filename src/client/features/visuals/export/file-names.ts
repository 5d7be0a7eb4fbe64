import { safeFileName } from '#client/lib/safe-file-name'
import { exportTexts } from './texts.ts'

const extensions = { png: 'png', jpeg: 'jpg', pdf: 'pdf', svg: 'svg' } as const

/** 'Name of visual.png', or 'Name of visual 2.png' for a page of several; valid on every system. Pure. */
export function exportFileName(name: string, format: keyof typeof extensions, page?: number): string {
  const number = page === undefined ? '' : ` ${page}`
  return `${safeFileName(name, exportTexts.unnamed)}${number}.${extensions[format]}`
}
