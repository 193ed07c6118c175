// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  CategorySearch,
  CouponSearch,
  CustomerSearch,
  OrderSearch,
  Problem,
  ProductSearch
} from '../schemas/index.ts';


/**
 * Every word of `q` must occur somewhere in name, SKU, category, collection, colour, material or gemstone, in any case and without regard to accents. The best match comes first: words of the name before the SKU, then category, collection and the rest; of several words, a SKU that begins with them before all of these.
 * @summary Search the products
 */
export const searchProductsQueryQDefault = ``;
export const searchProductsQueryQMax = 200;

export const searchProductsQueryPageDefault = 1;

export const searchProductsQueryFiltersMax = 2000;



export const SearchProductsQueryParams = zod.strictObject({
  "q": zod.string().max(searchProductsQueryQMax).default(searchProductsQueryQDefault),
  "page": zod.coerce.number().int().min(1).default(searchProductsQueryPageDefault),
  "filters": zod.string().max(searchProductsQueryFiltersMax).optional()
})

export const SearchProducts200Response = ProductSearch

export const SearchProducts400Response = Problem

export const SearchProductsDefaultResponse = Problem

/**
 * Looks in the email address.
 * @summary Search the customers
 */
export const searchCustomersQueryQDefault = ``;
export const searchCustomersQueryQMax = 200;

export const searchCustomersQueryPageDefault = 1;

export const searchCustomersQueryFiltersMax = 2000;



export const SearchCustomersQueryParams = zod.strictObject({
  "q": zod.string().max(searchCustomersQueryQMax).default(searchCustomersQueryQDefault),
  "page": zod.coerce.number().int().min(1).default(searchCustomersQueryPageDefault),
  "filters": zod.string().max(searchCustomersQueryFiltersMax).optional()
})

export const SearchCustomers200Response = CustomerSearch

export const SearchCustomers400Response = Problem

export const SearchCustomers401Response = Problem

export const SearchCustomers403Response = Problem

export const SearchCustomersDefaultResponse = Problem

/**
 * Looks in the customer's email address.
 * @summary Search the orders
 */
export const searchOrdersQueryQDefault = ``;
export const searchOrdersQueryQMax = 200;

export const searchOrdersQueryPageDefault = 1;

export const searchOrdersQueryFiltersMax = 2000;



export const SearchOrdersQueryParams = zod.strictObject({
  "q": zod.string().max(searchOrdersQueryQMax).default(searchOrdersQueryQDefault),
  "page": zod.coerce.number().int().min(1).default(searchOrdersQueryPageDefault),
  "filters": zod.string().max(searchOrdersQueryFiltersMax).optional()
})

export const SearchOrders200Response = OrderSearch

export const SearchOrders400Response = Problem

export const SearchOrders401Response = Problem

export const SearchOrders403Response = Problem

export const SearchOrdersDefaultResponse = Problem

/**
 * Looks in name and description.
 * @summary Search the categories
 */
export const searchCategoriesQueryQDefault = ``;
export const searchCategoriesQueryQMax = 200;

export const searchCategoriesQueryPageDefault = 1;

export const searchCategoriesQueryFiltersMax = 2000;



export const SearchCategoriesQueryParams = zod.strictObject({
  "q": zod.string().max(searchCategoriesQueryQMax).default(searchCategoriesQueryQDefault),
  "page": zod.coerce.number().int().min(1).default(searchCategoriesQueryPageDefault),
  "filters": zod.string().max(searchCategoriesQueryFiltersMax).optional()
})

export const SearchCategories200Response = CategorySearch

export const SearchCategories400Response = Problem

export const SearchCategories401Response = Problem

export const SearchCategories403Response = Problem

export const SearchCategoriesDefaultResponse = Problem

/**
 * Looks in the code.
 * @summary Search the coupons
 */
export const searchCouponsQueryQDefault = ``;
export const searchCouponsQueryQMax = 200;

export const searchCouponsQueryPageDefault = 1;

export const searchCouponsQueryFiltersMax = 2000;



export const SearchCouponsQueryParams = zod.strictObject({
  "q": zod.string().max(searchCouponsQueryQMax).default(searchCouponsQueryQDefault),
  "page": zod.coerce.number().int().min(1).default(searchCouponsQueryPageDefault),
  "filters": zod.string().max(searchCouponsQueryFiltersMax).optional()
})

export const SearchCoupons200Response = CouponSearch

export const SearchCoupons400Response = Problem

export const SearchCoupons401Response = Problem

export const SearchCoupons403Response = Problem

export const SearchCouponsDefaultResponse = Problem

