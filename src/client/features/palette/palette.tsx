import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { prefetchScreen } from '#client/lib/prefetch-screen'
import { Cluster } from '#client/ui/layout'
import { hostToasts } from '#client/ui/toast-place'
import styles from './palette.module.css'
import { findPlaces, type Place, type PlaceGroup } from './places.ts'
import { texts } from './texts.ts'

/**
 * A search box for places to go, over the list of matches. The focus stays in the box; arrow and page keys select in
 * the list, Enter opens. On the browser's own `<dialog>`, which closes on Escape and restores the focus.
 */
export function Palette({ groups, onClose }: { groups: readonly PlaceGroup[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = findPlaces(groups, typed)
  const places = found.flatMap((group) => group.places)
  const current = Math.min(chosen, places.length - 1)

  // a layout effect cleans up while the dialog is still mounted, so that every way of closing restores the focus
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const releaseToasts = hostToasts(element)
    return () => {
      releaseToasts()
      element.close()
    }
  }, [])
  useEffect(() => {
    document.getElementById(optionId(id, current))?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  function go(place: Place) {
    dialog.current?.close() // first, so that the focus is restored before the new page takes it
    if ('href' in place) navigate(place.href)
    else place.act()
  }
  function choose(index: number) {
    setChosen(index)
    const place = places[index]
    if (place && 'href' in place) prefetchScreen(place.href)
  }
  function press(event: KeyboardEvent) {
    const place = places[current]
    const target = targetOf(event.key, current, places.length)
    if (event.key === 'Enter' && place && !event.nativeEvent.isComposing) go(place)
    else if (target !== null) choose(target)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is a second way only, Escape is the keyboard's
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={texts.label}
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <Cluster gap={12} wrap={false} className={styles.box}>
        <Search className="icon" aria-hidden="true" />
        <input
          role="combobox"
          aria-label={texts.placeholder}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(id, current)}
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
          onKeyDown={press}
        />
      </Cluster>
      <p role="status" className="sr">
        {typed && texts.results(places.length)}
      </p>
      <div role="listbox" id={`${id}-list`} className={styles.places} aria-label={texts.label}>
        {found.map(({ title, places: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: options cannot stand in a fieldset
          <div key={title} role="group" aria-label={title}>
            <div className={styles.kind} aria-hidden="true">
              {title}
            </div>
            {own.map((place) => {
              const index = places.indexOf(place)
              return (
                <Option
                  key={'href' in place ? place.href : place.label}
                  id={optionId(id, index)}
                  place={place}
                  isChosen={index === current}
                  onChoose={() => index !== current && choose(index)}
                  onGo={() => go(place)}
                />
              )
            })}
          </div>
        ))}
      </div>
    </dialog>
  )
}

function Option(props: { id: string; place: Place; isChosen: boolean; onChoose: () => void; onGo: () => void }) {
  const { label, note, icon: Icon } = props.place
  return (
    <Cluster
      gap={12}
      wrap={false}
      role="option"
      className={styles.option}
      id={props.id}
      aria-selected={props.isChosen}
      onPointerMove={props.onChoose}
      onClick={props.onGo}
    >
      <Icon className="icon" aria-hidden="true" />
      <span className={styles.name} dir="auto">
        {label}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </Cluster>
  )
}

function targetOf(key: string, index: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'PageDown') return Math.min(index + 5, count - 1)
  if (key === 'PageUp') return Math.max(index - 5, 0)
  return null
}

function optionId(id: string, index: number): string {
  return `${id}-${index}`
}
