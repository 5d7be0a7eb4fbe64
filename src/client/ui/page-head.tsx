import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Cluster } from './layout.tsx'
import styles from './page-head.module.css'

/** The path whose heading had the focus last; null before the first. */
let announcedPath: string | null = null
/** What one is sent on to adds nothing to it. */
const entriesAtStart = typeof history === 'undefined' ? 0 : history.length

/**
 * A screen's h1. It names the window and takes the focus after a change of route, so that the keyboard and
 * screen readers start where the new page does. The page one arrives on keeps the browser's own focus, also where that
 * sent one on to another.
 * @param windowTitle what the window says when it is not the heading itself.
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

/** The head of a screen: its title, a line about it, and what can be done with the whole page. */
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
