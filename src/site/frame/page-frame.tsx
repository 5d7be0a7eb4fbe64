import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Logo, logoClass } from '#client/ui/logo'
import { addresses, frameTexts as words } from './texts.ts'

/** Header, content and footer of a public page. Links are plain links: each page is a separate document. */
export function PageFrame({
  header,
  note,
  isPublicPage = true,
  children,
}: {
  header: ReactNode
  note?: string
  /** False leaves out the links whose addresses and pages the server fills in or leaves out. */
  isPublicPage?: boolean
  children: ReactNode
}) {
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="page topnav">
        <a className={logoClass} href="/">
          <Logo />
        </a>
        {header}
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer note={note} isPublicPage={isPublicPage} />
    </>
  )
}

function Footer({ note, isPublicPage }: { note: string | undefined; isPublicPage: boolean }) {
  return (
    <footer className="footer">
      <div className="page">
        <div>
          <a className={logoClass} href="/">
            <Logo />
          </a>
          <p>
            {words.footer} {note}
          </p>
        </div>
        {isPublicPage && (
          <LinkList
            part="public-site"
            title={words.product}
            links={[
              [words.features, '/#features'],
              [words.pricing, '/pricing'],
              [words.about, '/#about'],
            ]}
          />
        )}
        <LinkList
          title={words.legal}
          links={[
            [words.terms, '/terms'],
            [words.privacy, '/privacy'],
          ]}
        />
        {isPublicPage && <LinkList title={words.social} links={[[words.linkedin, addresses.social]]} />}
      </div>
    </footer>
  )
}

/** @param part the server omits parts that it has no content for (`site-documents`) */
function LinkList({
  part,
  title,
  links,
}: {
  part?: 'public-site'
  title: string
  links: readonly (readonly [label: string, href: string])[]
}) {
  return (
    <nav {...(part && { 'data-part': part })} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([label, href]) => (
          <li key={href}>
            <a href={href}>
              {label}
              {href.startsWith('https:') && <ArrowUpRight className="icon s" aria-hidden="true" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
