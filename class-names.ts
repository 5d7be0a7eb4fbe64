import { basename } from 'node:path'

/**
 * The name of a class of a CSS module on the page: `button-primary` for .primary of button.module.css. Modules have names
 * of their own (a test says so), so that no hash is needed, which would not compress.
 */
export function classNameOf(name: string, file: string): string {
  return `${basename(file).split('.', 1)[0]}-${name}`
}
