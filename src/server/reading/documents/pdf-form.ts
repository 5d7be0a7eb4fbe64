import type { PDFDocumentProxy } from 'pdfjs-dist'
import { documentFailure } from './failure.ts'
import { openPdf } from './pdf-library.ts'
import { TextCollector } from './text-collector.ts'

/** The library's picture of a form that is no pages (XFA): nodes like those of HTML. */
interface FormNode {
  name: string
  value?: string | null
  children?: FormNode[]
  attributes?: {
    class?: string[]
    style?: { visibility?: string; display?: string }
    type?: string
    value?: string
    textContent?: string
    selected?: boolean
    hidden?: boolean
  }
}

/** A longer page is the document itself, not a placeholder. */
const maxPlaceholder = 2_500
const formPlaceholder = /please wait|bitte warten|veuillez patienter|espere|attendere|aguarde|adobe|acrobat/i
const portfolioPlaceholder = /adobe|acrobat|portfolio|portafolio|cartera|dossier|\bpackage\b/i

/**
 * Reads a form whose only page is a notice that the reader can't show it. Most current programs no longer write such
 * forms, and only Adobe's display them.
 * @param document is closed if it has such a form
 * @returns null for other documents
 * @throws AppError UNSUPPORTED_TYPE if nothing of the form can be read, or if the file only contains other files
 */
export async function readFormInstead(document: PDFDocumentProxy, pages: TextCollector): Promise<TextCollector | null> {
  const text = pages.toText()
  if (text.length > maxPlaceholder) return null
  const { info } = await document.getMetadata()
  const { IsXFAPresent: isForm, IsCollectionPresent: isPortfolio } = info as Record<string, boolean>
  if (isPortfolio && (text === '' || portfolioPlaceholder.test(text))) throw documentFailure('PORTFOLIO')
  if (!isForm) return null
  const bytes = await document.getData()
  await document.loadingTask.destroy()
  const form = new TextCollector()
  for (const block of await readForm(bytes)) form.add(block)
  if (form.isEmpty && formPlaceholder.test(text)) throw documentFailure('FORM')
  return form.isEmpty ? null : form
}

/** The blocks of a form without real pages; none if it has any, or can't be laid out. */
async function readForm(bytes: Uint8Array): Promise<string[]> {
  try {
    const document = await openPdf(bytes, { readsForms: true })
    const blocks: string[] = []
    for (let number = 1; document.isPureXfa && number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      blocks.push(...blocksOf((await page.getXfa()) as FormNode | null))
    }
    return blocks
  } catch {
    // Damaged, or unsupported by the library: the caller decides.
    return []
  }
}

function blocksOf(node: FormNode | null): string[] {
  if (!node || isHidden(node)) return []
  const kinds = node.attributes?.class ?? []
  if (!kinds.includes('xfaDraw') && !kinds.includes('xfaField')) return (node.children ?? []).flatMap(blocksOf)
  const text = textOf(node)
    .replace(/(?<![ \u00a0])[ \u00a0]*\n\s*/g, '\n')
    .trim()
  return text === '' ? [] : [text]
}

/** A field's caption, then what was filled in. */
function textOf(node: FormNode): string {
  const { name, value, attributes = {}, children = [] } = node
  if (isHidden(node)) return ''
  switch (name) {
    case 'br':
      return '\n'
    case 'input':
      return attributes.type === 'text' && attributes.value ? `\t${attributes.value}` : ''
    case 'textarea':
      return attributes.textContent ? `\t${attributes.textContent}` : ''
    case 'select':
      return children
        .filter((option) => option.attributes?.selected && !option.attributes.hidden)
        .map((option) => `\t${option.value ?? ''}`)
        .join('')
    default: {
      const text = (value ?? '') + children.map(textOf).join('')
      return name === 'p' || name === 'li' ? `${text}\n` : text
    }
  }
}

function isHidden({ attributes }: FormNode): boolean {
  return attributes?.style?.display === 'none' || attributes?.style?.visibility === 'hidden'
}
