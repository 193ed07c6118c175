/** What each colour looks like, a property of metals and stones instead of the theme: values of `background`. */
export const swatches = {
  Gold: 'linear-gradient(135deg, #f3dc9b, #c4973c)',
  Silver: 'linear-gradient(135deg, #f4f5f6, #a9afb5)',
  Platinum: 'linear-gradient(135deg, #e9ecee, #87919a)',
  'Rose Gold': 'linear-gradient(135deg, #f6d3c4, #c48570)',
  'White Gold': 'linear-gradient(135deg, #fbf8ef, #c8c2b2)',
  Diamond: 'conic-gradient(#ffffff, #cfdbe6, #ffffff, #b9c9d8, #ffffff)',
  Pearl: 'radial-gradient(circle at 35% 30%, #ffffff, #e6d9cf 70%)',
  Black: 'linear-gradient(135deg, #4a4a4e, #121214)',
  Ruby: 'linear-gradient(135deg, #d4445b, #7b0f26)',
  Emerald: 'linear-gradient(135deg, #3fae7c, #07563a)',
  Sapphire: 'linear-gradient(135deg, #4d74d6, #122a70)',
  Solitare: 'conic-gradient(from 45deg, #ffffff, #dfe4ea, #ffffff, #c6ced8, #ffffff)',
} as const
