import { useBrand } from '#client/queries/brand'
import { LoadFailure } from '#client/ui/load-failure'
import { FormSkeleton } from '../settings/form-skeleton.tsx'
import { BrandForm } from './brand-form.tsx'
import { brandTexts } from './texts.ts'

/** The brand of the author's visuals. */
export function BrandSettings() {
  const { data, error, isFetching, refetch } = useBrand()
  if (data) return <BrandForm saved={data} />
  if (!error) return <FormSkeleton label={brandTexts.loading} sections={[3, 2, 2]} />
  return <LoadFailure title={brandTexts.failed} query={{ error, isFetching, refetch }} />
}
