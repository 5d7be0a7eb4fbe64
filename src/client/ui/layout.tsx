import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './layout.module.css'

/** Layout only: positions and gaps. Children bring their own style. */

/** The steps of the design tokens that are in use, in pixels. */
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
  /** Between rows, where it differs from the gap between columns. */
  rowGap?: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 40
}

type Placed<As extends Tag, Own> = Omit<ComponentProps<As>, keyof Own | 'as'> & Own & Gaps & { as?: As }

interface OfStack {
  align?: 'start' | 'center'
}

interface OfCluster {
  /** Default: centred. */
  align?: 'start' | 'end' | 'baseline' | 'stretch'
  justify?: 'space-between' | 'end'
  wrap?: boolean
}

interface OfGrid {
  /** The number of equal columns, or a CSS track list. */
  columns: number | string
  align?: 'center' | 'start' | 'end'
  /** The widest window that gets one column. */
  until?: 'phone' | 'medium'
}

/** Children below each other, at full width unless `align` says otherwise. */
export function Stack<As extends Tag = 'div'>(props: Placed<As, OfStack>): ReactNode {
  return place(styles.stack, props as AnyPlaced)
}

/** Children in a row that wraps. */
export function Cluster<As extends Tag = 'div'>(props: Placed<As, OfCluster>): ReactNode {
  return place(styles.cluster, { gap: 8, ...props } as AnyPlaced)
}

/** Children in columns. */
export function Grid<As extends Tag = 'div'>(props: Placed<As, OfGrid>): ReactNode {
  return place(styles.grid, props as AnyPlaced)
}

type AnyPlaced = Placed<'div', Partial<OfGrid> & Omit<OfCluster, 'align'>>

/** Attributes instead of classes: CSS modules would ship a class name for each step. */
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
