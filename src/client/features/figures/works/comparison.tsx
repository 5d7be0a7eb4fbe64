import { useId, useState } from 'react'
import { formatNumber } from '#client/lib/formatting'
import type { AllFigures } from '#client/queries/posts/figures'
import { Field, Hint } from '#client/ui/field'
import { Grid, Stack } from '#client/ui/layout'
import { SectionTitle } from '#client/ui/section-title'
import { Select } from '#client/ui/select'
import { Table } from '#client/ui/table'
import { compareGroups, type Group } from '#shared/figures/compare-groups'
import { type Dimension, dimensions, type Measure, measures } from '#shared/rules/figures'
import { measuredPosts } from './measured-posts.ts'
import { worksTexts } from './texts.ts'
import { valueName } from './value-name.ts'
import styles from './works.module.css'

const texts = worksTexts.compare

/** Published posts grouped by one or two traits: median, range and number of posts. */
export function Comparison({ posts, timeZone }: { posts: AllFigures['posts']; timeZone: string }) {
  const title = useId()
  const [first, setFirst] = useState<Dimension>('opening')
  const [second, setSecond] = useState<Dimension | ''>('')
  const [measure, setMeasure] = useState<Measure>('impressions')
  const measured = measuredPosts(posts, measure, timeZone).flatMap(({ traits, count }) =>
    count === null ? [] : [{ traits, count }],
  )
  const by = second === '' || second === first ? ([first] as const) : ([first, second] as const)
  return (
    <Stack as="section" gap={16} aria-labelledby={title}>
      <SectionTitle id={title} title={texts.title} />
      <Grid columns={3} gap={12} until="phone">
        <Field label={texts.by}>
          {(control) => (
            <Select {...control} value={first} onChange={(event) => setFirst(event.target.value as Dimension)}>
              <Dimensions />
            </Select>
          )}
        </Field>
        <Field label={texts.and}>
          {(control) => (
            <Select {...control} value={second} onChange={(event) => setSecond(event.target.value as Dimension | '')}>
              <option value="">{texts.nothing}</option>
              <Dimensions without={first} />
            </Select>
          )}
        </Field>
        <Field label={texts.measure}>
          {(control) => (
            <Select {...control} value={measure} onChange={(event) => setMeasure(event.target.value as Measure)}>
              {measures.map((id) => (
                <option key={id} value={id}>
                  {worksTexts.measures[id]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Grid>
      <Groups groups={compareGroups(measured, by)} by={by} />
      <Hint>
        {texts.known(measured.length, posts.length)} {texts.caution}
      </Hint>
    </Stack>
  )
}

export function Dimensions({ without }: { without?: Dimension }) {
  return dimensions
    .filter((id) => id !== without)
    .map((id) => (
      <option key={id} value={id}>
        {worksTexts.dimensions[id]}
      </option>
    ))
}

function Groups({ groups, by }: { groups: readonly Group[]; by: readonly Dimension[] }) {
  // of two dimensions there may be dozens that say nothing
  const shown = by.length === 1 ? groups : groups.filter(({ summary }) => summary !== null)
  return (
    <Table className={styles.groups}>
      <thead>
        <tr>
          <th scope="col">{by.map((id) => worksTexts.dimensions[id]).join(', ')}</th>
          <th scope="col">{texts.posts}</th>
          <th scope="col">{texts.median}</th>
          <th scope="col">{texts.range}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ values, posts, summary }) => (
          <tr key={values.join()}>
            <th scope="row">{values.map((value, index) => valueName(by[index] ?? 'form', value)).join(', ')}</th>
            <td>{formatNumber(posts)}</td>
            {summary ? (
              <>
                <td>{formatNumber(Math.round(summary.median))}</td>
                <td>{texts.from(formatNumber(summary.lowest), formatNumber(summary.highest))}</td>
              </>
            ) : (
              <td colSpan={2} className={styles.few}>
                {texts.tooFew}
              </td>
            )}
          </tr>
        ))}
        {shown.length < groups.length && (
          <tr>
            <th scope="row">{texts.others(groups.length - shown.length)}</th>
            <td />
            <td colSpan={2} className={styles.few}>
              {texts.tooFew}
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  )
}
