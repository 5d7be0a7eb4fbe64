import type { MediaAsset } from '#client/queries/media'

/** What is likeliest to be wanted comes first: the picture of the post's article, then one's own portrait. Pure. */
export function orderMedia(
  assets: readonly MediaAsset[],
  { articleUrl, portraitUrl }: { articleUrl: string | null; portraitUrl: string | null },
): readonly MediaAsset[] {
  const rankOf = ({ id, url }: MediaAsset) =>
    articleUrl !== null && url === articleUrl ? 2 : portraitUrl?.startsWith(`/api/media/${id}/`) ? 1 : 0
  return assets.toSorted((one, other) => rankOf(other) - rankOf(one))
}
