// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from 'zod';

import {
  Problem,
  Sale,
  SaleInput,
  SaleProductAddition,
  SaleWithProducts
} from '../schemas/index.ts';


/**
 * @summary List the sales
 */
export const ListSales200ResponseItem = Sale
export const ListSales200Response = zod.array(ListSales200ResponseItem)

export const ListSales400Response = Problem

export const ListSalesDefaultResponse = Problem

/**
 * @summary Create a sale
 */
export const CreateSaleBody = SaleInput

export const CreateSale201Response = SaleWithProducts

export const CreateSale400Response = Problem

export const CreateSale401Response = Problem

export const CreateSale403Response = Problem

export const CreateSale404Response = Problem

export const CreateSaleDefaultResponse = Problem

/**
 * @summary Get a sale with its products
 */



export const GetSaleParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const GetSale200Response = SaleWithProducts

export const GetSale400Response = Problem

export const GetSale404Response = Problem

export const GetSaleDefaultResponse = Problem

/**
 * 409 where it is in the sale already.
 * @summary Add a product to a sale
 */



export const AddProductToSaleParams = zod.strictObject({
  "id": zod.string().min(1)
})

export const AddProductToSaleBody = SaleProductAddition

export const AddProductToSale201Response = SaleWithProducts

export const AddProductToSale400Response = Problem

export const AddProductToSale401Response = Problem

export const AddProductToSale403Response = Problem

export const AddProductToSale404Response = Problem

export const AddProductToSale409Response = Problem

export const AddProductToSaleDefaultResponse = Problem

/**
 * @summary Remove a product from a sale
 */




export const RemoveProductFromSaleParams = zod.strictObject({
  "id": zod.string().min(1),
  "productId": zod.string().min(1)
})

export const RemoveProductFromSale204Response = zod.void()

export const RemoveProductFromSale400Response = Problem

export const RemoveProductFromSale401Response = Problem

export const RemoveProductFromSale403Response = Problem

export const RemoveProductFromSale404Response = Problem

export const RemoveProductFromSaleDefaultResponse = Problem

