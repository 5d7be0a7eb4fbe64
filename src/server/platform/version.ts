import { readFileSync } from 'node:fs'
import { packageFile } from './files-of-product.ts'

/** The product's version, from its package. */
export const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
  version: string
}
