/** Parameters by which advertisers, newsletters and other sites count visits. No screen reads them. */
const campaign =
  /^(utm_\w+|gad_\w+|gclid|dclid|gbraid|wbraid|srsltid|fbclid|igshid|msclkid|ttclid|twclid|mc_cid|mc_eid|_gl)$/

/** The parameters of an address that say what to show. */
export function withoutCampaign(search: string | URLSearchParams): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !campaign.test(name)))
}
