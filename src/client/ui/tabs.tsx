import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Badge } from './badge.tsx'
import styles from './tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  /** How many things behind the tab need attention, and the screen reader's words for them. */
  badge?: { count: number; label: string } | null
}

/**
 * A row of tabs. Arrow keys, Home and End move and open; only the open tab is in the Tab order. `name` connects it with
 * its panels: pass the same one to each TabPanel.
 */
export function Tabs<Id extends string>({
  name,
  label,
  value,
  onChange,
  items,
}: {
  name: string
  label: string
  value: Id
  onChange: (id: Id) => void
  items: readonly TabItem<Id>[]
}) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tab = document.getElementById(tabId(name, value))
    if (list.current && tab) bringIntoView(list.current, tab)
  }, [name, value])

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const index = items.findIndex((item) => item.id === value)
    const target = targetOf(event.key, index, items.length)
    const item = target === null ? undefined : items[target]
    if (!item) return
    event.preventDefault()
    onChange(item.id)
    document.getElementById(tabId(name, item.id))?.focus()
  }

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={tabId(name, item.id)}
          aria-controls={item.id === value ? panelId(name, item.id) : undefined}
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          data-label={item.label}
          onClick={() => onChange(item.id)}
        >
          {item.label}
          {item.badge && (
            <>
              {' '}
              <span aria-hidden="true">
                <Badge tone="warn">{item.badge.count}</Badge>
              </span>
              <span className="sr">{item.badge.label}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}

/** The tabs of a page, and the panel of the open one. */
export function PageTabs<Id extends string>({
  name,
  label,
  value,
  onChange,
  tabs,
}: {
  name: string
  label: string
  value: Id
  onChange: (id: Id) => void
  tabs: readonly { id: Id; label: string; content: ReactNode }[]
}) {
  return (
    <>
      <Tabs name={name} label={label} value={value} onChange={onChange} items={tabs} />
      <TabPanel name={name} id={value} value={value} className={styles.panel}>
        {tabs.find(({ id }) => id === value)?.content}
      </TabPanel>
    </>
  )
}

/** The panel of one tab. Renders nothing while another tab is open, unless `keep`: then it stays mounted, hidden. */
export function TabPanel<Id extends string>({
  name,
  id,
  value,
  keep = false,
  className,
  children,
}: {
  name: string
  id: Id
  value: Id
  keep?: boolean
  className?: string
  children: ReactNode
}) {
  if (id !== value && !keep) return null
  return (
    <div
      role="tabpanel"
      id={panelId(name, id)}
      aria-labelledby={tabId(name, id)}
      hidden={id !== value}
      className={className}
    >
      {children}
    </div>
  )
}

/** Scrolls a row wider than the page sideways only, so that the page does not scroll. */
function bringIntoView(list: HTMLElement, tab: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left
  if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right
}

function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const tabId = (name: string, id: string) => `${name}-tab-${id}`
const panelId = (name: string, id: string) => `${name}-panel-${id}`
