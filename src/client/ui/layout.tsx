import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './layout.module.css'

/** Where things are placed, and how far apart. How they look is the matter of what is placed. */

/** Those steps of the design tokens that are used, in pixels. */
type Space = 0 | 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48

type Tag =
  | 'article'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'footer'
  | 'form'
  | 'header'
  | 'label'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'ul'

interface Gaps {
  gap?: Space
  /** Between lines, where that is not the gap between columns. */
  rowGap?: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 40
}

type Placed<As extends Tag, Own> = Omit<ComponentProps<As>, keyof Own | 'as'> & Own & Gaps & { as?: As }

interface OfStack {
  align?: 'start' | 'center'
}

interface OfCluster {
  /** Centred unless it says otherwise. */
  align?: 'start' | 'end' | 'baseline' | 'stretch'
  justify?: 'space-between' | 'end'
  wrap?: boolean
}

interface OfGrid {
  /** How many of the same width, or widths as style sheets write them. */
  columns: number | string
  align?: 'center' | 'start' | 'end'
  /** The windows that have room for one column only. */
  until?: 'phone' | 'medium'
}

/** Below each other, each as wide as the whole unless `align` says otherwise. */
export function Stack<As extends Tag = 'div'>(props: Placed<As, OfStack>): ReactNode {
  return place(styles.stack, props as AnyPlaced)
}

/** In a line, which goes on below where there is no room. */
export function Cluster<As extends Tag = 'div'>(props: Placed<As, OfCluster>): ReactNode {
  return place(styles.cluster, { gap: 8, ...props } as AnyPlaced)
}

/** In columns. */
export function Grid<As extends Tag = 'div'>(props: Placed<As, OfGrid>): ReactNode {
  return place(styles.grid, props as AnyPlaced)
}

type AnyPlaced = Placed<'div', Partial<OfGrid> & Omit<OfCluster, 'align'>>

/** What the style sheet reads are attributes: the browser would carry a name for each class of each step. */
function place(
  way: string | undefined,
  { as: Element = 'div', gap, rowGap, align, justify, wrap, until, columns, className, style, ...rest }: AnyPlaced,
): ReactNode {
  const widths = columns && {
    '--columns': typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns,
  }
  return (
    <Element
      {...rest}
      style={{ ...style, ...widths }}
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
      data-until={until}
      className={cx(way, className)}
    />
  )
}
