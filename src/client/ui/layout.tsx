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

/** Below each other, each as wide as the whole unless `align` says otherwise. */
export function Stack<As extends Tag = 'div'>(props: Placed<As, OfStack>): ReactNode
export function Stack({ as: Element = 'div', gap, rowGap, align, className, ...rest }: Placed<'div', OfStack>) {
  return (
    <Element {...rest} className={cx(styles.stack, gaps(gap, rowGap), align && styles[`items-${align}`], className)} />
  )
}

interface OfCluster {
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch'
  justify?: 'space-between' | 'end'
  wrap?: boolean
}

/** In a line, which goes on below where there is no room. */
export function Cluster<As extends Tag = 'div'>(props: Placed<As, OfCluster>): ReactNode
export function Cluster({
  as: Element = 'div',
  gap = 8,
  rowGap,
  align = 'center',
  justify,
  wrap = true,
  className,
  ...rest
}: Placed<'div', OfCluster>) {
  return (
    <Element
      {...rest}
      className={cx(
        styles.cluster,
        gaps(gap, rowGap),
        align !== 'center' && styles[align],
        justify && styles[`justify-${justify}`],
        !wrap && styles.line,
        className,
      )}
    />
  )
}

interface OfGrid {
  /** How many of the same width, or widths as style sheets write them. */
  columns: number | string
  align?: 'center' | 'start' | 'end'
  /** The windows that have room for one column only. */
  until?: 'phone' | 'medium'
}

/** In columns. */
export function Grid<As extends Tag = 'div'>(props: Placed<As, OfGrid>): ReactNode
export function Grid({
  as: Element = 'div',
  gap,
  rowGap,
  columns,
  align,
  until,
  className,
  style,
  ...rest
}: Placed<'div', OfGrid>) {
  const widths: Record<`--${string}`, string> = {
    '--columns': typeof columns === 'number' ? `repeat(${columns}, minmax(0, 1fr))` : columns,
  }
  return (
    <Element
      {...rest}
      style={{ ...style, ...widths }}
      className={cx(
        styles.grid,
        gaps(gap, rowGap),
        align && styles[align],
        until && styles[`until-${until}`],
        className,
      )}
    />
  )
}

function gaps(gap: Space = 0, rowGap?: Gaps['rowGap']): string {
  return cx(gap > 0 && styles[`gap-${gap}`], rowGap !== undefined && styles[`row-gap-${rowGap}`])
}
