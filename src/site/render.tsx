import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from './frame/document.tsx'
import { type PageName, pageHeads } from './frame/page-heads.ts'
import { HandbookDocument } from './handbook/handbook.tsx'
import { readHandbook } from './handbook/read-handbook.ts'
import { handbookTexts } from './handbook/texts.ts'
import { LandingPage } from './landing/landing.tsx'
import { PrivacyPage } from './legal/privacy.tsx'
import { TermsPage } from './legal/terms.tsx'
import { PricingPage } from './pricing/pricing.tsx'

/** Runs at build time only: no React reaches a visitor's browser. */

const pages: Record<PageName, { content: () => ReactElement; style: string; script?: string }> = {
  landing: { content: LandingPage, style: '/landing/landing.css', script: '/landing/browser.ts' },
  pricing: { content: PricingPage, style: '/pricing/pricing.css', script: '/pricing/browser.ts' },
  terms: { content: TermsPage, style: '/legal/legal.css' },
  privacy: { content: PrivacyPage, style: '/legal/legal.css' },
}

/** The whole HTML of a public page; its URLs of styles, scripts and pictures are those of the source. */
export function renderPage(name: string): string {
  if (name.startsWith('handbook/')) return renderChapter(name.slice('handbook/'.length))
  if (!isPageName(name)) throw new Error(`There is no public page called ${name}.`)
  const { content: Content, style, script } = pages[name]
  const markup = renderToStaticMarkup(
    <Document head={pageHeads[name]} style={style} script={script}>
      <Content />
    </Document>,
  )
  return `<!doctype html>\n${markup}`
}

/** For the server's operators, so it is not for search engines. */
function renderChapter(name: string): string {
  const chapters = readHandbook()
  const page = chapters.find((each) => each.name === name)
  if (!page) throw new Error(`There is no page called ${name} in the handbook.`)
  const head = { title: `${page.title} · Postwright`, description: handbookTexts.description }
  const markup = renderToStaticMarkup(
    <Document head={head} style="/handbook/handbook.css">
      <HandbookDocument page={page} pages={chapters} />
    </Document>,
  )
  return `<!doctype html>\n${markup}`
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(pages, name)
}
