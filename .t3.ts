import { buildShop } from './mocks/world/shop.ts'
const w = buildShop({})
const c: Record<string, number> = {}
for (const r of w.reviews) c[r.productId] = (c[r.productId] ?? 0) + 1
console.log(Object.entries(c).sort((a,b)=>b[1]-a[1]).slice(0,6), w.products.length, w.products.filter(p=>!c[p.id]).map(p=>p.id).slice(0,20))
console.log(w.categories.map(x=>[x.id,x.name,w.products.filter(p=>p.category_id===x.id).length, x.description]))
console.log(w.collections.map(x=>[x.id,x.name,w.products.filter(p=>p.collection_id===x.id).length,x.description]))
console.log(w.products.map(p=>[p.id,p.variants.length,new Set(p.variants.map(v=>v.color)).size,p.images.length, p.variants.some(v=>v.inventory.total_quantity-v.inventory.reserved_quantity<=0)].join(' ')).join('\n'))
