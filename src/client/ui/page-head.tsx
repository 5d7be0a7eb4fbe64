import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Cluster } from './layout.tsx'
import styles from './page-head.module.css'

/** The path whose heading had the focus last; null before the first. */
let announcedPath: string | null = null
/** A redirect adds no entry to it. */
const entriesAtStart = typeof history === 'undefined' ? 0 : history.length

/**
 * A screen's h1. It sets the window title and takes the focus after a change of route, so that the keyboard and screen
 * readers start at the new page. The first page keeps the browser's own focus, also after a redirect.
 * @param windowTitle the window title if it differs from the heading
 */
export function PageTitle({ children, windowTitle }: { children: string; windowTitle?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [path] = useLocation()

  useEffect(() => {
    document.title = `${windowTitle ?? children} · Postwright`
  }, [children, windowTitle])

  useEffect(() => {
    if (path === announcedPath) return
    const isArriving = announcedPath === null && history.length === entriesAtStart
    announcedPath = path
    if (isArriving) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}

/** The head of a screen: its title, a line about it, and the actions for the whole page. */
export function PageHead({
  title,
  windowTitle,
  description,
  actions,
}: {
  title: string
  windowTitle?: string
  description?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className={styles.head}>
      <div>
        <PageTitle windowTitle={windowTitle}>{title}</PageTitle>
        {description && <p>{description}</p>}
      </div>
      {actions && <Cluster className={styles.actions}>{actions}</Cluster>}
    </header>
  )
}
